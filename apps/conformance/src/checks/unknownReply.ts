import { oncePerRun } from '../inspection/oncePerRun';

/** What the server says to a call that nobody knows. */
export const unknownReply = oncePerRun(
  async (inspection) =>
    await inspection.wire({
      target: '/api/web/noSuchCallOfTheContract',
      service: 'main',
      body: 'multipart',
      fields: {},
    }),
);
