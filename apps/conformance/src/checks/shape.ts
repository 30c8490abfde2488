import { drawConfig, giftSteps, parseJsonText } from '@kislap/api/contract';
import * as v from 'valibot';
import type { DescribedCall } from '@kislap/api/registry';
import { compareRead, type Looseness } from '../shape/compareRead';
import { summarize } from '../shape/values';
import type { Reply } from '../wire/wire';
import type { CheckKind } from './Check';
import { forEachOkResponse } from './forEachResponse';

/** Whether the data of the answers are what the contract's schemas read. */
export const shape: CheckKind = {
  id: 'shape',
  title: 'The data have the shape of the contract',
  checks: [
    {
      id: 'shape.readable',
      title: 'The data can be read by the contract',
      why: 'What cannot be read is not shown: the screen says that the answer makes no sense.',
      advice:
        'Send every required field in its type: amounts of the ledger are whole ten-thousandths of a peso.',
      severity: 'error',
      needs: 'guest',
      run: (context) => forEachOkResponse(context, unreadable),
    },
    {
      id: 'shape.whole',
      title: 'No row of a list has to be left out',
      why: 'A row that cannot be read is left out: a game or a channel is missing and nobody is told.',
      advice: 'Look at the rows that the finding counts; each needs the required fields of its list.',
      severity: 'error',
      needs: 'guest',
      run: (context) => forEachOkResponse(context, lenience('lost')),
    },
    {
      id: 'shape.cut',
      title: 'No amount has to be cut',
      why: 'The ledger has no fractions of a unit: an amount with one is mostly pesos, and shown 10,000 times too small.',
      advice: 'Send ledger amounts as whole ten-thousandths of a peso.',
      severity: 'error',
      needs: 'guest',
      run: (context) => forEachOkResponse(context, lenience('cut')),
    },
    {
      id: 'shape.missing',
      title: 'No field is missing',
      why: 'The app shows the default instead: an empty text, a 0, "off".',
      advice: 'Send the field, also where its value is empty, 0 or false.',
      severity: 'warning',
      needs: 'guest',
      run: (context) => forEachOkResponse(context, lenience('missing')),
    },
    {
      id: 'shape.loose',
      title: 'Values have the very type of the contract',
      why: 'The app reads numbers sent as text and flags in any spelling, at the price of guessing.',
      advice: 'Send numbers as JSON numbers, flags as 0 or 1, lists as arrays.',
      severity: 'warning',
      needs: 'guest',
      run: (context) => forEachOkResponse(context, lenience('loose')),
    },
    {
      id: 'shape.text',
      title: 'JSON that travels as text can be read',
      why: 'Bad JSON counts as absent: the promotion or the luck draw is not offered.',
      advice: 'Put valid JSON into activity_content and into the data of getPddConfigInfo.',
      severity: 'error',
      needs: 'guest',
      run: (context) => forEachOkResponse(context, badText),
    },
  ],
};

function unreadable(reply: Reply, { contract }: DescribedCall): string | undefined {
  const read = v.safeParse(contract.response, reply.data);
  if (read.success) return undefined;
  return summarize(
    read.issues.map((issue) => {
      const path = v.getDotPath(issue) ?? 'data';
      return `${path}: ${issue.message}`;
    }),
  );
}

function lenience(kind: Looseness['kind']) {
  return (reply: Reply, { contract }: DescribedCall): string | undefined => {
    const read = v.safeParse(contract.response, reply.data);
    if (!read.success) return undefined;
    const found = compareRead(reply.data, read.output).filter((one) => one.kind === kind);
    if (found.length === 0) return undefined;
    // The rows of a list are alike: one of them speaks for all.
    const places = found.map(({ path, detail }) => `${path.replaceAll(/\b\d+\b/g, '*') || 'data'} ${detail}`);
    return summarize(places);
  };
}

const gifts = v.array(v.object({ activity_type: v.number(), activity_content: v.string() }));

function badText(reply: Reply, { name, contract }: DescribedCall): string | undefined {
  const read = v.safeParse(contract.response, reply.data);
  if (!read.success) return undefined;
  if (name === 'getPddConfigInfo') {
    const isRead = parseJsonText(String(read.output), drawConfig) !== undefined;
    return isRead ? undefined : 'data is no JSON text of a luck draw';
  }
  if (name !== 'getPayGift') return undefined;
  const bad = v
    .parse(gifts, read.output)
    .filter(({ activity_content: text }) => parseJsonText(text, giftSteps) === undefined);
  if (bad.length === 0) return undefined;
  return `activity_content of type ${bad.map((gift) => gift.activity_type).join(', ')} is no JSON of steps`;
}
