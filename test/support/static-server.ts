import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { type Listening, listen } from '../../demo/backend/listen.ts';

/**
 * Serves the files of a folder and nothing else, as the plainest host does.
 *
 * @param below the path below which they are served, with slashes around it
 * @returns the server, whose address ends with a slash
 */
export async function serveFolder(folder: string, below: string): Promise<Listening> {
  const rewriteRequestPath = (path: string): string => path.slice(below.length - 1);
  const app = new Hono();
  app.use(`${below}*`, serveStatic({ root: folder, rewriteRequestPath, allowPercentInPath: true }));
  const { url, close } = await listen(app, { port: 0, hostname: '127.0.0.1', hosts: [] });
  return { url: url + below, close };
}
