import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { query } from '../query.ts';
import { Configurator } from './configurator.tsx';

createRoot(query('#content')).render(
  <StrictMode>
    <Configurator />
  </StrictMode>,
);
