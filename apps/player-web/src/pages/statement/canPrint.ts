import { wrapper } from '../../native/wrapper';

/** Whether there is a printer's dialog: browsers have one, the web views of wrappers do not. */
export function canPrint(): boolean {
  return wrapper.current() === undefined && typeof window.print === 'function';
}
