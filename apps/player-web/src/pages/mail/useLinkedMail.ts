import { useCallback } from 'react';
import { appLocation } from '../../navigation/appLocation';
import { useAppLocation } from '../../navigation/useAppLocation';

const PARAMETER = 'id';

/** The message that the address names (`/user/mail?id=3`); `forget` takes it out, so that Back does not open it again. */
export function useLinkedMail() {
  const { search } = useAppLocation();
  const id = Number(new URLSearchParams(search).get(PARAMETER) ?? '');
  const forget = useCallback(() => {
    const { pathname, search: current, told } = appLocation.snapshot();
    const query = new URLSearchParams(current);
    query.delete(PARAMETER);
    const rest = query.size > 0 ? `?${query}` : '';
    appLocation.go(pathname + rest, { replace: true, told });
  }, []);
  return { linkedId: Number.isSafeInteger(id) && id > 0 ? id : undefined, forget };
}
