import { codeMeaning, dataSchema, type JsonSchema, pagingSentence, requestSchema } from '@kislap/api/openapi';
import type { DescribedCall } from '@kislap/api/registry';
import { html } from 'hono/html';
import type { Markup } from '../pages/renderPage';
import { fieldRows } from './fieldRows';
import { examples } from './openApi';

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

/** One call, folded until somebody wants to read it. */
export function callCard(call: DescribedCall): Markup {
  const { name, facts, contract, codes } = call;
  const example = examples[name];
  const address = 'path' in contract ? contract.path : '/pay/client';
  return html`<details class="call" id="${name}">
    <summary><strong>${name}</strong> <span>${facts.purpose}</span></summary>
    <p><code>POST ${address}</code></p>
    <p>${kinds[facts.kind]}. ${auths[facts.auth]}.</p>
    ${facts.paging && html`<p>${plain(pagingSentence(facts.paging))}</p>`}
    <h3>Request</h3>
    ${fieldTable(requestSchema(call), `Request of ${name}`)}
    <h3>Answer</h3>
    ${fieldTable(dataSchema(call), `Answer of ${name}`)}
    <h3>Codes</h3>
    <ul>
      ${codes.map((code) => html`<li>${code}: ${plain(codeMeaning(code))}</li>`)}
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
          ({ path, type, isNeeded, meaning }) =>
            html`<tr>
              <th scope="row"><code>${path}</code></th>
              <td>${type}</td>
              <td>${isNeeded ? 'yes' : ''}</td>
              <td>${plain(meaning)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
