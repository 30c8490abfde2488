import type { Reaction } from './startOperator';

/** Answers JSON. */
export function answers(body: object, status = 200): Reaction {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
}

/** Answers a body as it is, whatever it is. */
export function answersText(body: string, status = 200, headers: Record<string, string> = {}): Reaction {
  return (response) => {
    response.writeHead(status, headers).end(body);
  };
}

/** Takes the request and cuts the line. */
export const hangsUp: Reaction = (response) => {
  response.destroy();
};

/** Takes the request and never answers. */
export const keepsSilent: Reaction = () => undefined;
