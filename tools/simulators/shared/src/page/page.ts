import { createHash } from "node:crypto";
import type { Answer } from "../answer.ts";
import { faultKinds, refusalKinds } from "../faults.ts";
import { script } from "./page-script.ts";
import { style } from "./page-style.ts";

/**
 * The page that shows and controls a simulator. It contains no data: its script requests them from the control URL, with
 * the token if there is one.
 */
export function controlPage(name: string): Answer {
  const title = `${name} simulator`;
  const policy = `default-src 'none'; connect-src 'self'; style-src '${hashOf(style)}'; script-src '${hashOf(script)}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  return {
    status: 200,
    type: "text/html; charset=utf-8",
    headers: { "Content-Security-Policy": policy, "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" },
    raw: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<form id="entry" hidden>
<h1>${title}</h1>
<label for="token">Token of the simulator (--token)</label>
<input id="token" type="password" autocomplete="off" required>
<button>Open</button>
<p id="refused" class="bad" role="alert"></p>
</form>
<div id="app" hidden>
<header>
<h1>${title}</h1>
<p>Time: <span id="now"></span></p>
<p><span id="requests">0</span> requests, <span id="violations">0</span> violations</p>
<p id="message" role="status"></p>
</header>
<main>
<div>
<nav role="tablist" aria-label="Views">
<button role="tab" id="tab-objects" aria-controls="objects" aria-selected="true">Objects</button>
<button role="tab" id="tab-journal" aria-controls="journal" aria-selected="false" tabindex="-1">Requests</button>
</nav>
<section id="objects" role="tabpanel" aria-labelledby="tab-objects">
<div class="split">
<div>
<div class="bar"><label><input id="all-kinds" type="checkbox"> Show empty kinds</label></div>
<ul class="kinds" id="kinds" aria-label="Kinds"></ul>
</div>
<div>
<div class="bar">
<label class="grow">Find <input id="find-object" type="search" placeholder="Text in the object"></label>
<span id="object-range" class="quiet" role="status"></span>
<button id="object-back">Previous</button>
<button id="object-on">Next</button>
</div>
<table><caption hidden>Objects</caption>
<thead><tr><th class="id" scope="col">ID</th><th scope="col">Summary</th></tr></thead>
<tbody id="object-rows"></tbody></table>
<p id="no-objects" class="quiet" hidden>No objects.</p>
</div>
</div>
</section>
<section id="journal" role="tabpanel" aria-labelledby="tab-journal" hidden>
<div class="bar">
<label class="grow">Find <input id="find-request" type="search" placeholder="Part of the path"></label>
<label>Status <select id="find-status"><option value="">all</option><option value="failed">failed</option></select></label>
<label><input id="paused" type="checkbox"> Pause</label>
</div>
<table><caption hidden>Requests</caption>
<thead><tr><th class="time" scope="col">Time</th><th class="host" scope="col">Host</th><th scope="col">Request</th><th class="status" scope="col">Status</th><th class="took" scope="col">Took</th></tr></thead>
<tbody id="journal-rows"></tbody></table>
<p class="quiet">The newest 200 requests that match. Bodies of responses are kept for the newest 200.</p>
</section>
</div>
<aside aria-label="Controls">
<section aria-labelledby="time-title">
<h2 id="time-title">Time</h2>
<div class="row">
<button data-advance="60000">+1 minute</button>
<button data-advance="3600000">+1 hour</button>
<button data-advance="86400000">+1 day</button>
</div>
</section>
<section aria-labelledby="wire-title">
<h2 id="wire-title">Speed and limits</h2>
<form id="wire">
<label>Latency in ms <input id="latency" type="number" min="0" step="1"></label>
<label>Requests per second <input id="limit" type="number" min="0" step="any" placeholder="no limit"></label>
<label>Failing, in percent <input id="rate" type="number" min="0" max="100" step="any"></label>
<button>Apply</button>
</form>
</section>
<section aria-labelledby="fault-title">
<h2 id="fault-title">Next fault</h2>
<form id="fault">
<label>Fault <select id="fault-kind">${[...faultKinds, ...refusalKinds].map((kind) => `<option>${kind}</option>`).join("")}</select></label>
<label>Method <select id="fault-method"><option value="">any</option><option>GET</option><option>POST</option><option>PUT</option><option>PATCH</option><option>DELETE</option></select></label>
<label>Path <input id="fault-path" placeholder="such as /topics$"></label>
<label>Times <input id="fault-times" type="number" min="1" value="1" required></label>
<div class="row"><button>Plan</button><button type="button" id="forget">Forget all</button></div>
</form>
</section>
<section aria-labelledby="reset-title">
<h2 id="reset-title">Start again</h2>
<p class="quiet">Deletes all objects and the journal. Settings and credentials remain.</p>
<button id="reset" class="danger">Reset the simulator</button>
</section>
</aside>
</main>
</div>
<dialog id="detail" aria-labelledby="detail-title">
<h2 id="detail-title"></h2>
<div id="detail-body"></div>
<form method="dialog"><button>Close</button></form>
</dialog>
<dialog id="confirm" aria-labelledby="confirm-title">
<h2 id="confirm-title">Delete all objects and the journal?</h2>
<form method="dialog" class="bar"><button value="cancel">Cancel</button><button value="reset" class="danger">Reset</button></form>
</dialog>
<script>${script}</script>
</body>
</html>
`,
  };
}

function hashOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
