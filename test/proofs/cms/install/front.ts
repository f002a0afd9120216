import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the shop answers; the CMS answers everything else. */
const OF_THE_SHOP = /^\/(?:service\/|static\/newsletter\/|demo\/api\/|shop-widgets\.js)/;

/** A reverse proxy, as a shop has it: the services and the CMS have one origin. */
export interface Front {
  readonly url: string;
  /** Names the CMS, once it runs: it wants to know its address before. */
  lead(port: number): void;
  close(): void;
}

export function startFront(shop: string): Promise<Front> {
  let system = 0;
  const server: Server = createServer((incoming, response) => {
    const isShops = OF_THE_SHOP.test(incoming.url ?? '');
    pass(incoming, response, isShops ? Number(new URL(shop).port) : system);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      resolve({
        url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
        lead: (port) => (system = port),
        close: () => {
          server.close();
          server.closeAllConnections();
        },
      });
    });
  });
}

/** Passes a request on as it is, with the host that the browser named: CMSs build their links from it. */
function pass(incoming: IncomingMessage, response: ServerResponse, port: number): void {
  const { method, url, headers } = incoming;
  const onward = request({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => {
    if (!response.headersSent) response.writeHead(502);
    response.end();
  });
  incoming.pipe(onward);
}
