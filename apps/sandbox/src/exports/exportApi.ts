import { and, eq, gt } from 'drizzle-orm';
import type { Hono } from 'hono';
import { dataExport } from '../database/tables/dataExport';
import { sha256 } from '../kernel/sha256';
import type { Operator } from '../Operator';
import { exportOf } from './exportOf';

/** Mounts the addresses that `exportMe` answers. Each hands its file out once; one that is over is simply not there. */
export function exportApi(app: Hono, operator: Operator): void {
  app.get('/api/exports/:key', async (context) => {
    const nowMs = operator.clock.nowMs();
    const isOffered = and(
      eq(dataExport.keyHash, sha256(context.req.param('key'))),
      gt(dataExport.expiresAtMs, nowMs),
    );
    const [offered] = await operator.database.delete(dataExport).where(isOffered).returning();
    if (!offered) return context.text('This file is no longer here. Ask for it again in the app.', 404);
    const held = await exportOf(operator.database, offered.playerId, nowMs);
    return context.body(JSON.stringify(held, undefined, 2), 200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="kislap-${offered.playerId}.json"`,
    });
  });
}
