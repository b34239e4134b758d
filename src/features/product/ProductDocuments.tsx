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
            <DocumentLink paper={document} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function DocumentLink({ paper }: { paper: ProductDocument }) {
  const Icon = icons[paper.kind];
  return (
    <a href={paper.url} target="_blank" rel="noreferrer" className={classes.document}>
      <Icon aria-hidden="true" size="1.75rem" stroke={1.5} className={classes.icon} />
      <span className={classes.texts}>
        <span className={classes.name}>{paper.title}</span>
        <span className={classes.note}>
          {[
            paper.number && `№\u00a0${paper.number}`,
            paper.validUntil === null
              ? paper.kind !== 'Instruction' && 'бессрочно'
              : `до ${formatDate(paper.validUntil)}`,
          ]
            .filter(Boolean)
            .join(', ')}
        </span>
      </span>
    </a>
  );
}
