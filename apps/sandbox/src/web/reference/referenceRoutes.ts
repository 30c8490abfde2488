import { callPolicy } from '@kislap/api/contract';
import {
  type CallExamples,
  codeMeaning,
  dataSchema,
  type JsonSchema,
  openApiDocument,
  pagingSentence,
  requestSchema,
  wireComponents,
} from '@kislap/api/openapi';
import { type DescribedCall, describedCalls, groupTitles } from '@kislap/api/registry';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import { sendOperatorPage } from '../pages/pageHeaders';
import { type Markup, renderPage } from '../pages/renderPage';
import recorded from './examples.json';
import { fieldRows } from './fieldRows';

/** Mounts the contract as a document for tools and as a page for people. */
export function referenceRoutes(app: Hono): void {
  app.get('/sandbox/openapi.json', (context) => context.json(openApi()));
  app.get('/sandbox/api', (context) => sendOperatorPage(context, referencePage()));
}

/** Real runs of every call, written by `npm run reference`. */
const examples: CallExamples = recorded;

let document: JsonSchema | undefined;

/** The contract as an OpenAPI document, made when it is asked for first. */
function openApi(): JsonSchema {
  document ??= openApiDocument(examples);
  return document;
}

/** Types whose name does not say all. */
const described = Object.entries(wireComponents).flatMap(([name, type]) =>
  'description' in type ? [[name, type] as const] : [],
);
const title = 'The calls of an operator';

/** The contract to read: every call by its section, folded. For who builds a back end, so in English alone. */
function referencePage(): Markup {
  const groups = Object.entries(groupTitles);
  const body = html`<body>
    <main class="reference">
      <h1>${title}</h1>
      <p>
        All ${describedCalls.length} calls that the player app makes, as this sandbox answers them. The same
        as
        <a href="/sandbox/openapi.json">an OpenAPI 3.1 document</a>.
      </p>
      <nav aria-label="Sections">
        <ul>
          ${groups.map(([group, name]) => html`<li><a href="#${group}">${name}</a></li>`)}
        </ul>
      </nav>
      <h2>Types</h2>
      <dl>
        ${described.map(
          ([name, { description }]) =>
            html`<dt><code>${name}</code></dt>
              <dd>${description}</dd>`,
        )}
      </dl>
      ${groups.map(
        ([group, name]) =>
          html`<section aria-labelledby="${group}">
            <h2 id="${group}">${name}</h2>
            ${describedCalls.filter(({ facts }) => facts.group === group).map(callCard)}
          </section>`,
      )}
    </main>
  </body>`;
  return renderPage({ locale: 'en', title, styles: ['reference'], body });
}

const auths = {
  session: 'Needs a session',
  open: 'For everybody',
  bare: 'For everybody, without a token',
} as const;
const kinds = {
  R: 'Reads',
  I: 'Idempotent',
  E: 'Gives or moves something, once per key',
} as const;

/** One call, folded at first. */
function callCard(call: DescribedCall): Markup {
  const { name, purpose, facts, contract, codes } = call;
  const example = examples[name];
  const address = 'path' in contract ? contract.path : '/pay/client';
  return html`<details class="call" id="${name}">
    <summary><strong>${name}</strong> <span>${purpose}</span></summary>
    <p><code>POST ${address}</code></p>
    <p>${kinds[facts.kind]}. ${auths[facts.auth]}.</p>
    ${facts.paging && html`<p>${plain(pagingSentence(facts.paging))}</p>`}
    <h3>Request</h3>
    ${fieldTable(requestSchema(call), `Request of ${name}`)}
    <h3>Answer</h3>
    ${fieldTable(dataSchema(call), `Answer of ${name}`)}
    <h3>Codes</h3>
    <ul>
      ${codes.map((code) => html`<li>${code}: ${plain(codeMeaning(code, callPolicy(contract)))}</li>`)}
    </ul>
    ${
      example &&
      html`<h3>A real run</h3>
        <pre tabindex="0">${JSON.stringify(example, undefined, 2)}</pre>`
    }
  </details>`;
}

/** Texts are Markdown; here they stand as they are. */
function plain(text: string): string {
  return text.replaceAll('`', '');
}

function fieldTable(schema: JsonSchema, label: string): Markup {
  const rows = fieldRows(schema);
  if (rows.length === 0) return html`<p>No fields.</p>`;
  return html`<div class="table" tabindex="0" role="region" aria-label="${label}">
    <table>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Type</th>
          <th scope="col">Needed</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ({ path, type, isNeeded, isTolerated, meaning }) =>
            html`<tr>
              <th scope="row"><code>${path}</code></th>
              <td>${type}</td>
              <td>${isNeeded ? (isTolerated ? 'owed' : 'yes') : ''}</td>
              <td>${plain(meaning)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
