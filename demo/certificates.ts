import { eq } from 'drizzle-orm';
import { type Certificate, drawCertificate } from '#demo/artwork/certificate.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { brands, products } from '#server/db/schema/catalog.ts';
import { openPdf, pdfBytes } from '#server/documents/pdf/pdf.ts';
import type { Serve } from '#server/web/shop.ts';

const PATH = /^\/certificates\/(\d{1,20})\.pdf$/;

/** «05.03.2019» of an ISO date. */
function dotted(day: string): string {
  return day.split('-').reverse().join('.');
}

/** The certificate whose file is at the path, of the product with that id in the feed. */
async function find(db: Database, marketID: string, path: string): Promise<Certificate | null> {
  const [product] = await db
    .select({
      name: products.name,
      country: products.country,
      brand: brands.name,
      documents: products.documents,
    })
    .from(products)
    .leftJoin(brands, eq(brands.id, products.brandID))
    .where(eq(products.marketID, marketID));
  const document = product?.documents.find(({ url }) => url === path);
  if (product === undefined || document === undefined) return null;
  const { title, number, validUntil } = document;
  return {
    number,
    issued: / от ([\d.]{10})$/.exec(title)?.[1] ?? '',
    validUntil: validUntil && dotted(validUntil),
    // One certificate covers all variants of the family; what differs comes after the comma.
    productName: product.name.split(', ')[0] ?? product.name,
    manufacturer: [product.brand, product.country].filter(Boolean).join(', '),
  };
}

/** `/certificates/{marketID}.pdf`: a sample of the registration certificate of a demo product. */
export function createDemoCertificates(db: Database): Serve {
  return async (c) => {
    const { pathname } = new URL(c.req.url);
    const [, marketID] = PATH.exec(pathname) ?? [];
    const certificate = marketID === undefined ? null : await find(db, marketID, pathname);
    if (certificate === null) {
      throw new ApiProblem(404, 'Такого документа нет', { reason: 'NotFound' });
    }
    const title = `Регистрационное удостоверение № ${certificate.number}`;
    const date = new Date(certificate.issued.split('.').reverse().join('-'));
    const pdf = openPdf({ title, date, layout: 'portrait', margin: 56 });
    drawCertificate(pdf, certificate);
    return new Response(await pdfBytes(pdf), {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `inline; filename*=UTF-8''${encodeURIComponent(`${title}.pdf`)}`,
        'Cache-Control': 'public, max-age=3600',
      },
    });
  };
}
