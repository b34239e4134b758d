export { FavoriteList, FavoritePreview } from '../model';
