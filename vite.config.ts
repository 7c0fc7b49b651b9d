import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = `http://127.0.0.1:${process.env.TILTYARD_DEV_PORT ?? '4170'}`;

export default defineConfig({
  root: 'src/web',
  plugins: [react()],
  build: { outDir: '../../dist/web', emptyOutDir: true },
  // The server compares Origin with Host, so the host stays the one that the browser asked for.
  server: { proxy: { '/api': { target: server, changeOrigin: false } } },
});
