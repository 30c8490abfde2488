#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { explainWithdrawal } from './explainWithdrawal.mjs';

const usage = `node main.mjs --amount 500 --balance 1000 --turnover 2000 [--done 1500]
  [--minimum 100] [--maximum 50000] [--deposits 1] [--locale en|tag]

Amounts are pesos. Ends with 0 when the withdrawal is allowed, 1 when it is refused, 2 when something cannot be read.`;

const text = /** @type {const} */ ({ type: 'string' });
const options = {
  amount: text,
  balance: text,
  turnover: text,
  done: text,
  minimum: text,
  maximum: text,
  deposits: text,
  locale: text,
};

/** What was given; nothing where an option is unknown or has no value. */
function readOptions() {
  try {
    return parseArgs({ options }).values;
  } catch {
    return {};
  }
}

const { amount, balance, turnover, deposits = '1', locale = 'en', ...others } = readOptions();
const count = Number(deposits);
const isReadable = Number.isSafeInteger(count) && count >= 0 && (locale === 'en' || locale === 'tag');

if (amount === undefined || balance === undefined || turnover === undefined || !isReadable) {
  console.error(usage);
  process.exitCode = 2;
} else {
  const facts = { amount, balance, turnover, ...others, deposits: count };
  const { type, lines } = await explainWithdrawal(facts, locale === 'tag' ? 'tag' : 'en');
  console.log(lines.join('\n'));
  process.exitCode = { allowed: 0, refused: 1, unreadable: 2 }[type];
}
