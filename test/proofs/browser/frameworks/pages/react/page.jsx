import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.jsx';

const container = document.querySelector('#app');
const isServed = container.hasChildNodes();
const app = (more) => <App onSuccess={() => window.successes++} prerendered={isServed ? '' : undefined} {...more} />;
let n = 0;

const root = isServed ? hydrateRoot(container, app()) : createRoot(container);
const render = (more) => flushSync(() => root.render(app({ n, ...more })));
if (!isServed) render();

window.site = {
  show: (view) => render({ view }),
  change: () => {
    n++;
    render();
  },
};
