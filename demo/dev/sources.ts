// What the pages load in place of the built script. The preamble first: React has to find it when it is evaluated.
import '@vitejs/plugin-react/preamble';
import '../../widgets/index.ts';
