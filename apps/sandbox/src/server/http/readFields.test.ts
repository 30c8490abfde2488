import { array, assert, asyncProperty, constantFrom, oneof, string, tuple, uniqueArray } from 'fast-check';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { Refusal } from '../../kernel/Refusal';
import { readFields } from './readFields';

/** What is read of a request, or 'refused'. */
async function readOf(body: BodyInit, contentType?: string): Promise<unknown> {
  const app = new Hono().post('/', async (context) => {
    try {
      return context.json(await readFields(context.req));
    } catch (error) {
      if (error instanceof Refusal) return context.json('refused');
      throw error;
    }
  });
  const headers = contentType === undefined ? {} : { 'Content-Type': contentType };
  return await (await app.request('/', { method: 'POST', body, headers })).json();
}

const awkward = constantFrom('\r\n', '--', '--b', '--b--\r\n', '"', '%20', '+', '&', '=', 'ñ', '\0', '', 'a');
const text = oneof(
  string({ unit: 'grapheme' }),
  array(awkward, { maxLength: 6 }).map((parts) => parts.join('')),
);
const name = oneof(string({ unit: 'grapheme-ascii', minLength: 1 }), constantFrom('amount', 'logId'));
const fields = uniqueArray(tuple(name, text), { selector: ([field]) => field, maxLength: 4 });

it('reads every form as the platform reads it', async () => {
  await assert(
    asyncProperty(fields, constantFrom('multipart', 'encoded'), async (entries, kind) => {
      const form = new FormData();
      for (const [field, value] of entries) form.append(field, value);
      const sent = new Response(kind === 'multipart' ? form : new URLSearchParams(entries));
      const contentType = sent.headers.get('content-type') ?? '';
      const body = await sent.arrayBuffer();
      const platform = await new Response(body, { headers: { 'Content-Type': contentType } }).formData();
      expect(await readOf(body, contentType)).toEqual(Object.fromEntries(platform));
    }),
  );
});

const mark = '--form-of-a-test-0123456789';
const part = (field: string, value: string) =>
  `${mark}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`;
const multipart = `multipart/form-data; boundary=${mark.slice(2)}`;

it.each([
  ['a value that holds the boundary', `${part('a', `x${mark}`)}${mark}--\r\n`, 'refused'],
  ['no field at all', `${mark}--\r\n`, {}],
  ['an end without a line break', `${part('a', '1')}${mark}--`, { a: '1' }],
  ['a repeated field', `${part('a', '1')}${part('a', '2')}${mark}--\r\n`, 'refused'],
  ['a body that is cut', part('a', '1'), 'refused'],
  ['text where a form should be', 'hello', 'refused'],
])('reads a form by hand: %s', async (_, body, expected) => {
  expect(await readOf(body, multipart)).toEqual(expected);
});
