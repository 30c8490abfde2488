import { wireComponents } from '@kislap/api/openapi';
import { describedCalls, groupTitles } from '@kislap/api/registry';
import { html } from 'hono/html';
import { type Markup, renderPage } from '../pages/renderPage';
import { callCard } from './callCard';

/** Types whose name does not say all. */
const described = Object.entries(wireComponents).flatMap(([name, type]) =>
  'description' in type ? [[name, type] as const] : [],
);
const title = 'The calls of an operator';

/** The contract to read: every call by its section, folded. For who builds a back end, so in English alone. */
export function referencePage(): Markup {
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
