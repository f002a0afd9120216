import { renderToString } from 'react-dom/server';
import { App } from './app.jsx';

export const render = (prerendered) => renderToString(<App prerendered={prerendered} />);
