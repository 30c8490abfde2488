import { isUnexpectedError } from '@kislap/api';
import { isChunkLoadError } from './isChunkLoadError';

/** Takes what went wrong, and where: a fixed name of a part of the app, never a value. */
export type ErrorSink = (error: unknown, place: string) => void;

/** What went wrong before there was a sink; more than this is one fault over and over. */
const MOST_WAITING = 10;

let sink: ErrorSink | undefined;
let waiting: readonly (readonly [error: unknown, place: string])[] = [];

/**
 * Tells whoever runs the app that something failed that should not have. Refusals, missing answers and things the
 * player called off are ordinary, and told to nobody.
 *
 * @param place a fixed name of a part of the app, such as 'page' or 'offline answers'
 */
export function reportError(error: unknown, place: string): void {
  if (isOrdinary(error)) return;
  if (sink !== undefined) sink(error, place);
  else if (waiting.length < MOST_WAITING) waiting = [...waiting, [error, place]];
}

/** Handles a rejection that the app goes on without: it is reported, and the value is missing. */
export const reported =
  (place: string) =>
  (error: unknown): undefined => {
    reportError(error, place);
    return undefined;
  };

/** Sets where errors go, those that happened before too. */
export function setErrorSink(next: ErrorSink | undefined): void {
  sink = next;
  if (next === undefined) return;
  const early = waiting;
  waiting = [];
  early.forEach(([error, place]) => next(error, place));
}

/** What engines say of a request of our own that did not come through. */
const requestFailed = /^(?:Failed to fetch|Load failed|NetworkError when attempting to fetch resource\.)$/;

function isOrdinary(error: unknown): boolean {
  if (!isUnexpectedError(error)) return true;
  if (!(error instanceof Error)) return false;
  const isCalledOff = error.name === 'AbortError' || error.name === 'TimeoutError';
  // Code that does not come although there is a connection has gone.
  return isCalledOff || requestFailed.test(error.message) || (!navigator.onLine && isLoad(error.message));
}

const isLoad = (message: string): boolean =>
  isChunkLoadError(message) || message.includes('a ServiceWorker for scope');
