import type { Locator } from '@playwright/test';
import { toasts } from '../../e2e/toasts';
import { words } from '../World';
import type { World } from '../World';
import type { Told } from './Operation';

/** What the operator answers with when a fault makes it refuse; a text that must be shown as text. */
export const refusalWords = 'Sorry <b>not</b> today & never';

/** What is told in the same way whatever the player does. */
export function toldEverywhere(world: World, told: Told): Locator {
  const { page } = world;
  switch (told) {
    case 'failed':
      return toasts(page, words(world, 'net.failed'))
        .or(toasts(page, words(world, 'net.offline')))
        .or(toasts(page, words(world, 'net.unreached')))
        .first();
    case 'unexpected':
      return toasts(page, words(world, 'err.unexpected')).first();
    case 'refused':
      return page.getByText(refusalWords).first();
    case 'maintenance':
      return page.getByText(words(world, 'app.maint')).first();
    case 'again':
      // A tap in the moment of being thrown out says it in its own words.
      return page
        .getByText(words(world, 'auth.again'))
        .or(toasts(page, words(world, 'common.loginFirst')))
        .first();
    default:
      throw new Error(`Nobody is told "${told}" here.`);
  }
}
