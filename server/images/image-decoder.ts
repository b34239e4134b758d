import sharp from 'sharp';

/** The only decoders that a file from a stranger reaches, whatever else sharp could read. */
const DECODERS = [
  'VipsForeignLoadJpeg',
  'VipsForeignLoadPng',
  'VipsForeignLoadWebp',
  'VipsForeignLoadNsgif',
];

sharp.cache(false);
// One image takes one processor, others go on serving pages.
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: DECODERS });

/** sharp with the settings for files from strangers. Import it lazily: it is a native module. */
export { sharp };
