import * as v from 'valibot';

/** What a process of the operator is asked; each is answered under its number. */
export const asked = v.variant('kind', [
  v.object({ kind: v.literal('pass'), id: v.number(), seconds: v.number() }),
  v.object({ kind: v.literal('settle'), id: v.number() }),
  v.object({
    kind: v.literal('fetch'),
    id: v.number(),
    path: v.string(),
    headers: v.array(v.tuple([v.string(), v.string()])),
    body: v.instance(Uint8Array),
  }),
]);

/** What it answers: `status` 0 and empty for all but a request; `failed` where it could not be done. */
export const answered = v.variant('kind', [
  v.object({ kind: v.literal('ready') }),
  v.object({ kind: v.literal('done'), id: v.number(), status: v.number(), text: v.string() }),
  v.object({ kind: v.literal('failed'), id: v.number(), why: v.string() }),
]);

export type Asked = v.InferOutput<typeof asked>;
export type Answered = v.InferOutput<typeof answered>;
