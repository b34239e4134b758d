import { IconCertificate, IconFileCheck, IconFileText } from '@tabler/icons-react';
import type { ProductDocument } from '#generated/api/model/productDocument.ts';
import { formatDate } from '#src/lib/dates.ts';
import details from './ProductDetails.module.css';
import classes from './ProductDocuments.module.css';

const icons = {
  RegistrationCertificate: IconCertificate,
  Declaration: IconFileCheck,
  Instruction: IconFileText,
} as const;

/** Registration certificate, declaration, instruction: number, term and the file. */
export function ProductDocuments({ documents }: { documents: readonly ProductDocument[] }) {
  if (documents.length === 0) return null;
  return (
    <section aria-labelledby="documents" className={details.part}>
      <h2 id="documents" className={details.title}>
        Документы
      </h2>
      <ul className={classes.documents}>
        {documents.map((document) => (
          <li key={`${document.kind}-${document.number}-${document.url}`}>
            <DocumentLink document={document} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function DocumentLink({ document }: { document: ProductDocument }) {
  const Icon = icons[document.kind];
  return (
    <a href={document.url} target="_blank" rel="noreferrer" className={classes.document}>
      <Icon aria-hidden="true" size="1.75rem" stroke={1.5} className={classes.icon} />
      <span className={classes.texts}>
        <span className={classes.name}>{document.title}</span>
        <span className={classes.note}>
          {[
            document.number && `№\u00a0${document.number}`,
            document.validUntil === null
              ? document.kind !== 'Instruction' && 'бессрочно'
              : `до ${formatDate(document.validUntil)}`,
          ]
            .filter(Boolean)
            .join(', ')}
        </span>
      </span>
    </a>
  );
}
