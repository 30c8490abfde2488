import { documentLanguage } from '@kislap/domain';
import { headerName } from '../contract/envelope';
import type { Api } from './Api';

/** How the token is shown to the operator. */
const SCHEME = 'Bearer';

/** Who is asking, in which language: the headers every request carries. No token, no header. */
export function identityHeaders({ getLocale }: Api, token: string | undefined): Record<string, string> {
  const locale = getLocale();
  return {
    [headerName.language]: documentLanguage(locale),
    [headerName.locale]: locale,
    ...(token === undefined ? {} : { [headerName.authorization]: `${SCHEME} ${token}` }),
  };
}
