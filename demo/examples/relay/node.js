// Runs the relay on Node 20 or newer, behind the proxy of your host: `node node.js`, with PORT in the environment.
import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import relay from './relay.js';

createServer(async (incoming, outgoing) => {
  const { method, url, headers } = incoming;
  const body = method === 'POST' ? { body: Readable.toWeb(incoming), duplex: 'half' } : {};
  const answer = await relay.fetch(new Request(new URL(url, 'http://relay'), { method, headers, ...body }));
  outgoing.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
}).listen(process.env.PORT ?? 8787);
