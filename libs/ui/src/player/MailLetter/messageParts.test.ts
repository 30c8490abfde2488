import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messageParts } from './messageParts';

const linksOf = (message: string) =>
  messageParts(message).flatMap((part) => (part.type === 'link' ? [part.href] : []));
const joined = (message: string) =>
  messageParts(message)
    .map((part) => (part.type === 'link' ? part.href : part.text))
    .join('');

describe('messageParts', () => {
  it('finds the addresses in a message and leaves the sentence its marks', () => {
    expect(messageParts('Read https://help.example/rules.\nThank you')).toEqual([
      { type: 'text', text: 'Read ' },
      { type: 'link', href: 'https://help.example/rules' },
      { type: 'text', text: '.\nThank you' },
    ]);
  });

  it.each([
    ['no address at all', []],
    ['https://a.example', ['https://a.example']],
    ['(see http://a.example/x?y=1)', ['http://a.example/x?y=1']],
    ['https://a.example, https://b.example!', ['https://a.example', 'https://b.example']],
    ['javascript:alert(1)', []],
    ['https://good.example@evil.example/', []],
    ['https://', []],
    ['<a href="https://a.example">x</a>', ['https://a.example']],
  ])('of %j links %j', (message, links) => {
    expect(linksOf(message)).toEqual(links);
  });

  it('loses nothing of a message', () => {
    const piece = fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom(' ', '\n', '. ', 'https://', '<b>'));
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        expect(joined(pieces.join(''))).toBe(pieces.join(''));
      }),
    );
  });
});
