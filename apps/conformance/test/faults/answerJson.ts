import type { Json } from './Json';

/** An answer as a good server would send it, but for its body. */
export function answerJson(body: Json, status = 200): Response {
  return Response.json(body, {
    status,
    headers: { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' },
  });
}
