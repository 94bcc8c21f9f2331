/**
 * The columns of the table of permissions. On phones, the first value of a row is its heading, and the others follow one
 * below the other with the names of their columns.
 */
export const accessColumns = ["Principal", "Permission", "On", "By"];

const labels = accessColumns
  .map((name, at) => `  td:nth-child(${at + 1})::before { content: "${name}"; }`)
  .slice(1)
  .join("\n");

/** The style of the page, in light and dark. */
export const style = `
:root { color-scheme: light dark; --quiet: light-dark(#59636e, #9198a1); --line: light-dark(#d1d9e0, #3d444d); --own: light-dark(#116329, #7ee787); }
body { font: 15px/1.5 system-ui, sans-serif; margin: 0; background: light-dark(#fff, #0d1117); color: light-dark(#1f2328, #f0f6fc); }
main { max-width: 70rem; margin: 0 auto; padding: 1rem; }
form { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: center; position: sticky; top: 0; padding: .75rem 0; background: light-dark(#fff, #0d1117); border-bottom: 1px solid var(--line); }
form[hidden] { display: none; }
input, select { font: inherit; }
ul { list-style: none; margin: 0; padding-left: 1.25rem; border-left: 1px solid var(--line); }
ul.objects { border: 0; padding: 0; }
li { overflow-wrap: anywhere; }
summary { cursor: pointer; font-weight: 600; }
.number, code { color: var(--quiet); font-weight: 400; }
code { font-size: .9em; }
.managed { color: var(--own); }
.managed::before { content: "in the stack as "; color: var(--quiet); }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: .25rem .75rem .25rem 0; border-bottom: 1px solid var(--line); vertical-align: top; overflow-wrap: anywhere; min-width: 11rem; }
th[scope=row] { font-weight: 400; }
@media (max-width: 48rem) {
  table, thead, tbody, tr, th { display: block; }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  tr { padding: .5rem 0; border-bottom: 1px solid var(--line); }
  th, td { padding: 0; border: 0; }
  th[scope=row] { font-weight: 600; }
  td { display: grid; grid-template-columns: 6rem 1fr; }
  td::before { color: var(--quiet); }
${labels}
}
[hidden] { display: none; }
`;
