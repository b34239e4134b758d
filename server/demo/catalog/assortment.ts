import { anesthetics } from './assortment/anesthetics.ts';
import { composites } from './assortment/composites.ts';
import { consumables } from './assortment/consumables.ts';
import { disinfection } from './assortment/disinfection.ts';
import { endoHand } from './assortment/endo-hand.ts';
import { endoMachine } from './assortment/endo-machine.ts';
import { equipment } from './assortment/equipment.ts';
import { handpieces } from './assortment/handpieces.ts';
import { hygiene } from './assortment/hygiene.ts';
import { imaging } from './assortment/imaging.ts';
import { implantology } from './assortment/implantology.ts';
import { instruments } from './assortment/instruments.ts';
import { isolation } from './assortment/isolation.ts';
import { laboratory } from './assortment/laboratory.ts';
import { orthodontics } from './assortment/orthodontics.ts';
import { professionalHygiene } from './assortment/professional-hygiene.ts';
import { prosthetics } from './assortment/prosthetics.ts';
import { rotating } from './assortment/rotating.ts';
import { surgery } from './assortment/surgery.ts';
import { temporaryWork } from './assortment/temporary-work.ts';
import { therapy } from './assortment/therapy.ts';
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
