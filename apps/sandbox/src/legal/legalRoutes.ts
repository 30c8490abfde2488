import type { Hono } from 'hono';
import { requestLocale } from '../pages/requestLocale';
import { sendOperatorPage } from '../pages/sendOperatorPage';
import { legalPage } from './legalPage';
import { legalTexts } from './legalTexts';

/** Mounts the operator's terms and its privacy notice, in the language that the player has chosen in the app. */
export function legalRoutes(app: Hono): void {
  for (const name of ['terms', 'privacy'] as const) {
    app.get(`/sandbox/${name}`, (context) => {
      const locale = requestLocale(context);
      return sendOperatorPage(context, legalPage(locale, legalTexts[name][locale]));
    });
  }
}
