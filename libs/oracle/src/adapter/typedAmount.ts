import {
  acceptPesoInput,
  capDepositAmount,
  cleanPesoInput,
  nextWithdrawalAmount,
  parsePesoInput,
} from '@kislap/domain';
import type { Score } from '../money';
import { moneyOf, scoreOf } from './amounts';

/** As pasted: cleaned, then read. */
export function readByDomain(text: string): Score | 'invalid' {
  const read = parsePesoInput(cleanPesoInput(text));
  return read.ok ? scoreOf(read.value) : 'invalid';
}

export const acceptedByDomain = (before: string, typed: string, decimals: boolean): string =>
  acceptPesoInput(before, typed, decimals ? 'centavos' : 'whole');

export const cappedByDomain = (text: string, max: Score | undefined): string =>
  capDepositAmount(text, max === undefined ? undefined : moneyOf(max));

export const withdrawalByDomain = (before: string, typed: string, balance: Score): string =>
  nextWithdrawalAmount(before, typed, moneyOf(balance));
