import type { ConfigProblem } from './runtimeConfig';

/**
 * Says on the page itself that the deploy's configuration cannot be used. Nothing else can be shown: language,
 * skin and servers all come from it. English only, since it speaks to whoever deploys.
 */
export function showConfigProblem(problem: ConfigProblem): void {
  const heading = document.createElement('h1');
  heading.textContent = 'This site is not configured yet';
  const cause = document.createElement('p');
  cause.textContent =
    problem.type === 'notJson'
      ? 'The block <script id="kislap-config"> in index.html is missing or is not JSON.'
      : `Missing or wrong in <script id="kislap-config">: ${problem.fields.join(', ')}.`;
  const page = document.createElement('main');
  page.append(heading, cause);
  document.body.replaceChildren(page);
}
