import { AnswerError } from '@kislap/api';
import { describe, expect, it, vi } from 'vitest';
import { session } from '../../session/session';
import { restrictionMessage, showRestriction } from './showRestriction';

const askForLimit = vi.hoisted(() => vi.fn<(userId: number) => Promise<void>>(() => Promise.resolve()));
vi.mock('../limit-prompt/askForLimit', () => ({ askForLimit }));

const spoken = (id: string, values?: object) => `${id} ${JSON.stringify(values ?? {})}`;
const until = Date.parse('2026-11-19T00:00:00+08:00') / 1000;
const words = (code: number, facts: AnswerError['data'] = {}, message = '') =>
  restrictionMessage(new AnswerError(code, message, facts), spoken);

describe('what holds a player back', () => {
  it('is a limit, with its size and when it resets', () => {
    const { title, detail } = words(1012, { limit: 500, until }) ?? {};
    expect(title).toContain('game.limitTitle');
    expect(detail).toBe('rg.hit {"x":"₱500.00","time":"2026-11-19 00:00"}');
  });

  it('is the time of the day, with its minutes', () => {
    const { title, detail } = words(1012, { minutes: 60, until }) ?? {};
    expect(title).toContain('rg.timeUp');
    expect(detail).toBe('rg.timeUpWhy {"n":60,"time":"2026-11-19 00:00"}');
  });

  it('is a break, in the words of the operator, who knows its end', () => {
    const { title, detail } = words(1007, { until }, 'You are on a break until 2026-11-19 00:00.') ?? {};
    expect(title).toContain('game.suspended');
    expect(detail).toBe('You are on a break until 2026-11-19 00:00.');
  });

  it('is said by the operator, or in plain words, where facts are missing', () => {
    expect(words(1012)?.detail).toContain('game.limitWhy');
    expect(words(1012, { minutes: 60 }, 'Come back tomorrow.')?.detail).toBe('Come back tomorrow.');
  });

  it('is not any other refusal', () => {
    expect(words(1008)).toBeUndefined();
  });
});

describe('a refusal that asks for an answer about a limit', () => {
  it('brings the question, and one for a limit that is reached does not', async () => {
    session.signIn({ token: 'own', userId: 7 });
    expect(showRestriction(new AnswerError(1012, '', { limit: 500, until }), spoken)).toBe(true);
    expect(showRestriction(new AnswerError(1012, '', { minutes: 60, until }), spoken)).toBe(true);
    expect(showRestriction(new AnswerError(1012, 'Answer the question first.', {}), spoken)).toBe(true);
    await vi.waitFor(() => expect(askForLimit.mock.calls).toEqual([[7]]));
  });
});
