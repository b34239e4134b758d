import { anesthetics } from '#demo/catalog/assortment/anesthetics.ts';
import { composites } from '#demo/catalog/assortment/composites.ts';
import { consumables } from '#demo/catalog/assortment/consumables.ts';
import { disinfection } from '#demo/catalog/assortment/disinfection.ts';
import { endoHand } from '#demo/catalog/assortment/endo-hand.ts';
import { endoMachine } from '#demo/catalog/assortment/endo-machine.ts';
import { equipment } from '#demo/catalog/assortment/equipment.ts';
import { handpieces } from '#demo/catalog/assortment/handpieces.ts';
import { hygiene } from '#demo/catalog/assortment/hygiene.ts';
import { imaging } from '#demo/catalog/assortment/imaging.ts';
import { implantology } from '#demo/catalog/assortment/implantology.ts';
import { instruments } from '#demo/catalog/assortment/instruments.ts';
import { isolation } from '#demo/catalog/assortment/isolation.ts';
import { laboratory } from '#demo/catalog/assortment/laboratory.ts';
import { orthodontics } from '#demo/catalog/assortment/orthodontics.ts';
import { professionalHygiene } from '#demo/catalog/assortment/professional-hygiene.ts';
import { prosthetics } from '#demo/catalog/assortment/prosthetics.ts';
import { rotating } from '#demo/catalog/assortment/rotating.ts';
import { surgery } from '#demo/catalog/assortment/surgery.ts';
import { temporaryWork } from '#demo/catalog/assortment/temporary-work.ts';
import { therapy } from '#demo/catalog/assortment/therapy.ts';
import type { Template } from './model.ts';

/** The whole range of the demo shop. */
export const assortment: readonly Template[] = [
  ...composites,
  ...therapy,
  ...isolation,
  ...endoHand,
  ...endoMachine,
  ...prosthetics,
  ...temporaryWork,
  ...surgery,
  ...implantology,
  ...orthodontics,
  ...hygiene,
  ...professionalHygiene,
  ...instruments,
  ...rotating,
  ...handpieces,
  ...equipment,
  ...imaging,
  ...disinfection,
  ...consumables,
  ...laboratory,
  ...anesthetics,
];
