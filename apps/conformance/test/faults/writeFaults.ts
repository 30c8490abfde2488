import { randomUUID } from 'node:crypto';
import { altered, type Fault, on } from './Fault';
import { answerJson, type Json, rowsIn } from './json';

const picture = { call: 'editUserHeader', permission: 'write' } as const;

/** Changes that are forgotten, and changes that are made twice. */
export const writeFaults: readonly Fault[] = [
  {
    ...picture,
    name: 'picture-forgotten',
    title: 'A change is answered and not kept',
    foundBy: 'writes.picture',
    arm: () =>
      on('editUserHeader', ({ fields }) =>
        Promise.resolve(answerJson({ code: 200, msg: 'ok', data: { FaceID: Number(fields['faceId']) } })),
      ),
  },
  {
    name: 'favourite-twice',
    title: 'A game stands twice among the favorites',
    foundBy: 'writes.favourite',
    call: 'userFavorite',
    permission: 'write',
    arm: altered('favoriteList', 'data', (rows) => [...rowsIn(rows), ...rowsIn(rows)]),
  },
  {
    name: 'nothing-is-wrong',
    title: 'A change without its field is answered with success',
    foundBy: 'writes.fields',
    call: 'delMsg',
    permission: 'write',
    arm: altered('delMsg', 'code', () => 200),
  },
  {
    ...picture,
    name: 'key-ignored',
    title: 'A repeated key does it once more',
    foundBy: 'idempotency.replay',
    arm: () => on('editUserHeader', ({ forward }) => forward({ key: randomUUID() })),
  },
  {
    ...picture,
    name: 'key-reused',
    title: 'A used key carries another request out',
    foundBy: 'idempotency.reuse',
    arm: () => on('editUserHeader', ({ forward }) => forward({ key: randomUUID() })),
  },
  {
    ...picture,
    name: 'key-shared',
    title: 'The key of one player is the key of all',
    foundBy: 'idempotency.players',
    arm: () => {
      const answers = new Map<string, Json>();
      return on('editUserHeader', async ({ headers, ask }) => {
        const key = headers.get('idempotency-key') ?? '';
        const known = answers.get(key);
        const answer = answerJson(known ?? (await ask()));
        if (known !== undefined) answer.headers.set('idempotent-replayed', 'true');
        else answers.set(key, await answer.clone().json());
        return answer;
      });
    },
  },
  {
    name: 'refusal-forgotten',
    title: 'The second answer to a claim is another one',
    foundBy: 'idempotency.claims',
    call: 'getUserAlms',
    permission: 'money',
    arm: () => {
      let asked = 0;
      return on('getUserAlms', async ({ ask }) => {
        asked += 1;
        return answerJson(asked % 2 === 0 ? { code: 1009, msg: 'Received', data: null } : await ask());
      });
    },
  },
];
