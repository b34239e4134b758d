export { CreatedShare, SharedProducts } from '../model';
