/** The style of the page, in light and dark. */
export const style = `
:root { color-scheme: light dark; --text: light-dark(#1f2328, #f0f6fc); --back: light-dark(#fff, #0d1117); --quiet: light-dark(#59636e, #9198a1); --line: light-dark(#d1d9e0, #3d444d); --raised: light-dark(#f6f8fa, #151b23); --accent: light-dark(#0969da, #4493f8); --good: light-dark(#116329, #7ee787); --bad: light-dark(#b42318, #ff9a92); }
* { box-sizing: border-box; }
body { font: 14px/1.5 system-ui, sans-serif; margin: 0; background: var(--back); color: var(--text); }
header { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; align-items: baseline; padding: .75rem 1rem; border-bottom: 1px solid var(--line); background: var(--raised); }
h1 { font-size: 1.1rem; margin: 0; }
h2 { font-size: 1rem; margin: 0 0 .5rem; }
h3 { font-size: .9rem; margin: 1rem 0 .25rem; }
header p { margin: 0; color: var(--quiet); font-variant-numeric: tabular-nums; }
main { display: grid; grid-template-columns: minmax(0, 1fr) 19rem; gap: 1rem 1.5rem; padding: 1rem; max-width: 100rem; margin: 0 auto; }
@media (max-width: 60rem) { main { grid-template-columns: minmax(0, 1fr); } }
nav { display: flex; gap: .25rem; border-bottom: 1px solid var(--line); margin-bottom: .75rem; }
nav button { border: 0; border-bottom: 2px solid transparent; border-radius: 0; background: none; padding: .5rem .75rem; }
nav button[aria-selected=true] { border-color: var(--accent); font-weight: 600; }
button, input, select { font: inherit; color: inherit; background: var(--back); border: 1px solid var(--line); border-radius: .375rem; padding: .25rem .6rem; }
button { cursor: pointer; background: var(--raised); }
button:hover:not(:disabled, [role=tab]) { border-color: var(--quiet); }
button:disabled { cursor: default; color: var(--quiet); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
button.danger { color: var(--bad); }
input[type=number] { width: 6.5rem; }
.bar { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; margin-bottom: .5rem; }
.bar label { display: inline-flex; gap: .4rem; align-items: center; }
.grow { flex: 1 1 12rem; }
.grow input { flex: 1; min-width: 6rem; }
.split { display: grid; grid-template-columns: 14rem minmax(0, 1fr); gap: 1rem; }
@media (max-width: 45rem) { .split { grid-template-columns: minmax(0, 1fr); } }
.kinds { list-style: none; margin: 0; padding: 0; max-height: 70vh; overflow: auto; }
.kinds button { display: flex; justify-content: space-between; gap: .5rem; width: 100%; border: 0; background: none; text-align: left; overflow-wrap: anywhere; }
.kinds button[aria-current=true] { background: var(--raised); font-weight: 600; }
.number, .quiet { color: var(--quiet); font-weight: 400; font-variant-numeric: tabular-nums; }
table { border-collapse: collapse; width: 100%; table-layout: fixed; }
th, td { text-align: left; padding: .3rem .6rem .3rem 0; border-bottom: 1px solid var(--line); vertical-align: top; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-weight: 400; }
thead th { color: var(--quiet); }
td button.link, th button.link { border: 0; background: none; padding: 0; color: var(--accent); text-align: left; max-width: 100%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.time { width: 6.5rem; } .host { width: 11rem; } .status { width: 5rem; } .took { width: 5rem; } .id { width: 45%; }
@media (max-width: 45rem) { .host, .took { display: none; } .time { width: 5rem; } .status { width: 3.5rem; } }
.good { color: var(--good); } .bad { color: var(--bad); }
pre { background: var(--raised); border: 1px solid var(--line); border-radius: .375rem; padding: .75rem; margin: .25rem 0; overflow: auto; max-height: 50vh; font-size: 12px; white-space: pre-wrap; overflow-wrap: anywhere; }
aside section { border: 1px solid var(--line); border-radius: .5rem; padding: .75rem; margin-bottom: .75rem; }
aside form { display: grid; gap: .5rem; }
aside label { display: flex; justify-content: space-between; gap: .5rem; align-items: center; }
aside input, aside select { width: 9rem; }
aside .row { display: flex; flex-wrap: wrap; gap: .5rem; }
aside p { margin: 0 0 .5rem; }
dialog { width: min(60rem, 92vw); border: 1px solid var(--line); border-radius: .5rem; background: var(--back); color: var(--text); padding: 1rem; }
dialog::backdrop { background: #0008; }
#entry { max-width: 24rem; margin: 15vh auto; display: grid; gap: .5rem; padding: 1rem; }
[hidden] { display: none !important; }
`;
