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
  FeedbackPhotoInput,
  Id
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getCreateProductFeedbackPhotoUrl = (id: Id,) => {




  return `/api/v1/product/${encodeURIComponent(String(id))}/feedback/photos`
}

/**
 * Ещё одно фото к отзыву читателя об этом товаре, не больше пяти: шестое отвечает 409 с reason NotAllowed. Вид файла узнают по содержимому, не по имени; хранят перекодированным, без места съёмки и сведений о камере. Опубликованный или отклонённый отзыв с новым фото проверяют снова. Не писал — 404.
 * @summary Приложить фото к отзыву
 */
export const createProductFeedbackPhoto = async (id: Id,
    feedbackPhotoInput: FeedbackPhotoInput, options?: Parameters<typeof http>[1]): Promise<Feedback> => {
    const formData = new FormData();
formData.append(`photo`, feedbackPhotoInput.photo);

  return http<Feedback>(getCreateProductFeedbackPhotoUrl(id),
  {
    ...options,
    method: 'POST'
    ,
    body: formData,
    schema: async () => (await schemas()).Feedback
  }
);}





export const getCreateProductFeedbackPhotoMutationKey = () => ['createProductFeedbackPhoto'] as const;

export const getCreateProductFeedbackPhotoMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createProductFeedbackPhoto>>, TError,CreateProductFeedbackPhotoMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createProductFeedbackPhoto>>, TError,CreateProductFeedbackPhotoMutationVariables, TContext> => {

const mutationKey = getCreateProductFeedbackPhotoMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createProductFeedbackPhoto>>, CreateProductFeedbackPhotoMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  createProductFeedbackPhoto(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateProductFeedbackPhotoMutationResult = NonNullable<Awaited<ReturnType<typeof createProductFeedbackPhoto>>>
    export type CreateProductFeedbackPhotoMutationBody = FeedbackPhotoInput
    export type CreateProductFeedbackPhotoMutationError = ErrorType<ErrorPayload>
    export type CreateProductFeedbackPhotoMutationVariables = {id: Id;data: FeedbackPhotoInput}

    /**
 * @summary Приложить фото к отзыву
 */
export const useCreateProductFeedbackPhoto = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createProductFeedbackPhoto>>, TError,CreateProductFeedbackPhotoMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createProductFeedbackPhoto>>,
        TError,
        CreateProductFeedbackPhotoMutationVariables,
        TContext
      > => {
      return useMutation(getCreateProductFeedbackPhotoMutationOptions(options), queryClient);
    }
