import type { Hono } from 'hono';
import { requestLocale } from '../pages/requestLocale';
import { sendOperatorPage } from '../pages/sendOperatorPage';
import type { Services } from '../services';
import type { ConsoleService } from '../services/ConsoleService';
import { consolePage } from './consolePage';
import type { ConsoleSnapshot } from './ConsoleSnapshot';
import { pulseOf } from './pulseOf';

/** Mounts the sandbox's own page. */
export function consoleRoutes(app: Hono, services: Pick<Services, 'console'>): void {
  app.get('/sandbox', async (context) =>
    sendOperatorPage(context, consolePage(requestLocale(context), await takeSnapshot(services.console))),
  );

  app.get('/sandbox/pulse', async (context) => {
    const pulse = pulseOf(await takeSnapshot(services.console));
    return context.text(pulse, 200, { 'cache-control': 'no-store' });
  });
}

async function takeSnapshot(service: ConsoleService): Promise<ConsoleSnapshot> {
  const [messages, accounts, deposits, withdrawals, invariants] = await Promise.all([
    service.listSmsMessages(),
    service.listSeedAccounts(),
    service.listRecentDeposits(),
    service.listRecentWithdrawals(),
    service.checkInvariants(),
  ]);
  return { messages, accounts, deposits, withdrawals, invariants };
}
