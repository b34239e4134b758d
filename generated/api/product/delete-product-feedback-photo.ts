import type { SecondParameter } from '../helpers.ts';
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  Feedback
} from '../model';

const schemas = () => import('./product.schemas.ts');
import type {
  ErrorPayload,
  Id
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getDeleteProductFeedbackPhotoUrl = (id: Id,
    photoID: Id,) => {




  return `/api/v1/product/${encodeURIComponent(String(id))}/feedback/photos/${encodeURIComponent(String(photoID))}`
}

/**
 * Удаляет фото из отзыва читателя об этом товаре; снова проверять остальное не нужно. Чужое или неизвестное — 404.
 * @summary Убрать фото из отзыва
 */
export const deleteProductFeedbackPhoto = async (id: Id,
    photoID: Id, options?: Parameters<typeof http>[1]): Promise<Feedback> => {

  return http<Feedback>(getDeleteProductFeedbackPhotoUrl(id,photoID),
  {
    ...options,
    method: 'DELETE'

    ,
    schema: async () => (await schemas()).Feedback
  }
);}





export const getDeleteProductFeedbackPhotoMutationKey = () => ['deleteProductFeedbackPhoto'] as const;

export const getDeleteProductFeedbackPhotoMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteProductFeedbackPhoto>>, TError,DeleteProductFeedbackPhotoMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteProductFeedbackPhoto>>, TError,DeleteProductFeedbackPhotoMutationVariables, TContext> => {

const mutationKey = getDeleteProductFeedbackPhotoMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteProductFeedbackPhoto>>, DeleteProductFeedbackPhotoMutationVariables> = (props) => {
          const {id,photoID} = props ?? {};

          return  deleteProductFeedbackPhoto(id,photoID,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteProductFeedbackPhotoMutationResult = NonNullable<Awaited<ReturnType<typeof deleteProductFeedbackPhoto>>>

    export type DeleteProductFeedbackPhotoMutationError = ErrorType<ErrorPayload>
    export type DeleteProductFeedbackPhotoMutationVariables = {id: Id;photoID: Id}

    /**
 * @summary Убрать фото из отзыва
 */
export const useDeleteProductFeedbackPhoto = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteProductFeedbackPhoto>>, TError,DeleteProductFeedbackPhotoMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteProductFeedbackPhoto>>,
        TError,
        DeleteProductFeedbackPhotoMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteProductFeedbackPhotoMutationOptions(options), queryClient);
    }
