import { modeName } from '../deposit/modeName';

/**
 * What a way out is called: as the operator writes it, with the spaces of the name we know. 'BankTransfer', which has
 * no place to break a line, is read as 'Bank Transfer'; 'GCash' stays.
 */
export function methodTitle(name: string): string {
  const known = modeName(name.toLowerCase());
  const isOnlySpaced = known.includes(' ') && known.replaceAll(' ', '').toLowerCase() === name.toLowerCase();
  return isOnlySpaced ? known : name;
}
