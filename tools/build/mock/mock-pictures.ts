import type { Plugin } from 'vite';

/**
 * Serves `/pictures/…` in the development server when the API is a mock: Prism's examples contain URLs of
 * the demo images, which no other server provides.
 */
export function mockPictures(enabled: boolean): Plugin {
  return {
    name: 'mock-pictures',
    apply: () => enabled,
    configureServer(server) {
      server.middlewares.use('/pictures', async (request, response, next) => {
        const { picture } = await import('#demo/picture.ts');
        const svg = picture(`/pictures${request.url ?? ''}`);
        if (svg === null) return next();
        response.setHeader('Content-Type', 'image/svg+xml; charset=utf-8');
        response.end(svg);
      });
    },
  };
}
