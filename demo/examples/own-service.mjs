// A service that takes the sign-ups of <shop-newsletter>, for Node 20 or newer: `node own-service.mjs`.
import { createServer } from 'node:http';

const PATH = '/service/newsletter/api/internal/newsletter-subscribers';
const ORIGINS = ['https://www.shop.example', 'http://localhost:3000'];
const REFUSAL = { type: 'urn:newsletter:email_invalid', title: 'The e-mail address is not valid.', status: 400 };

const server = createServer(async (request, response) => {
  const { method, url, headers } = request;
  const answer = (status, body, type = 'application/json') =>
    response.writeHead(status, { 'Content-Type': type }).end(body && JSON.stringify(body));
  if (ORIGINS.includes(headers.origin)) {
    response.setHeader('Access-Control-Allow-Origin', headers.origin);
    response.setHeader('Access-Control-Allow-Credentials', 'true');
    response.setHeader('Access-Control-Allow-Headers', 'Content-Type, X-Api-Key, X-Hunter-Site');
  }
  if (url !== PATH) return answer(404);
  if (method === 'OPTIONS') return answer(204);
  try {
    const { email } = await new Response(request).json();
    if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)) return answer(400, REFUSAL, 'application/problem+json');
    // Store the sign-up here, and send the mail whose link confirms it.
    return answer(201, { status: 'WAITING_FOR_DOI' });
  } catch {
    return answer(400, { ...REFUSAL, type: 'urn:newsletter:body_invalid' }, 'application/problem+json');
  }
});
server.listen(process.env.PORT ?? 8788, () => console.log(`http://localhost:${server.address().port}`));
