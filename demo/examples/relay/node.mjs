// Runs the relay on Node 20 or newer, behind the proxy of your host: `node node.mjs`, with PORT in the environment.
import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import relay, { settingsFault } from './relay.mjs';

const fault = settingsFault(process.env);
if (fault) {
  console.error(`relay: ${fault}`);
  process.exit(1);
}

const server = createServer(async (incoming, outgoing) => {
  const { method, url, headers } = incoming;
  const body = method === 'POST' ? { body: Readable.toWeb(incoming), duplex: 'half' } : {};
  try {
    const answer = await relay.fetch(new Request(new URL(url, 'http://relay'), { method, headers, ...body }));
    // Of a body that is too large the rest is not read.
    if (answer.status === 413) outgoing.setHeader('Connection', 'close');
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
  } catch {
    // The client has gone before it had sent everything, or the request is none.
    outgoing.writeHead(400).end();
  }
}).listen(process.env.PORT ?? 8787, () => console.log(`relay: http://localhost:${server.address().port}`));
