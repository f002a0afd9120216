// A fetch handler, as Cloudflare Workers, Deno, Bun and Vercel run it: it sends the sign-up already rendered.
import { prerender } from 'shop-widgets/prerender';

export default {
  async fetch(request) {
    const newsletter = prerender({
      tag: 'shop-newsletter',
      defaults: { site: 'DE' },
      texts: { 'shop.company': 'Radhaus Lindner GmbH', 'shop.goods': 'Fahrräder und Zubehör' },
      fallback: '<a href="/subscribenewsletter">Newsletter</a>',
      page: request.url,
    });
    const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Sign-up from an edge function</title>
    <script src="/shop-widgets.js" defer></script>
  </head>
  <body>
    <main><h1>Our shop</h1>${newsletter}</main>
  </body>
</html>`;
    return new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  },
};
