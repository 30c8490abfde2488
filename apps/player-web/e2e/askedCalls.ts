import type { Page, Request } from '@playwright/test';

/** One call of the operator, by its name and what it is asked with. */
export interface AskedCall {
  readonly name: string;
  /** As text, to be compared. */
  readonly fields: string;
}

/** The calls that a request asks: one by its address, or those that travel together in it. */
export function askedCalls(request: Request): readonly AskedCall[] {
  const { pathname, search } = new URL(request.url());
  if (!/^\/(?:api|go|pay)\//.test(pathname)) return [];
  const body = request.postData() ?? '';
  const name = pathname.split('/').at(-1) ?? '';
  if (name !== 'askTogether') {
    return [{ name, fields: search + body.replaceAll(/-+WebKitFormBoundary\w+/g, '') }];
  }
  const [, calls = '[]'] = /name="calls"\r\n\r\n([^\r]*)\r\n/.exec(body) ?? [];
  const parts: readonly { readonly call: string; readonly fields: object }[] = JSON.parse(calls);
  return parts.map(({ call, fields }) => ({ name: call, fields: JSON.stringify(fields) }));
}

/** Lets the operator refuse to be asked several calls at once, so that each has a request of its own. */
export async function askAlone(page: Page): Promise<void> {
  await page.route('**/api/web/askTogether', (route) =>
    route.fulfill({ json: { code: 1015, msg: '', data: null } }),
  );
}
