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
  DeletedTag
} from '../model';

const schemas = () => import('./partners.schemas.ts');
import type {
  ErrorPayload,
  Id
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getDeletePartnerTagUrl = (id: string,
    tagID: Id,) => {




  return `/api/v1/partners/${encodeURIComponent(String(id))}/tags/${encodeURIComponent(String(tagID))}`
}

/**
 * Убирает из словаря и корзин; сколько заказов сохранят её как текст, сказано в `orderCount` и до удаления. Нужно право ManageTags, иначе 403.
 * @summary Удалить метку
 */
export const deletePartnerTag = async (id: string,
    tagID: Id, options?: Parameters<typeof http>[1]): Promise<DeletedTag> => {

  return http<DeletedTag>(getDeletePartnerTagUrl(id,tagID),
  {
    ...options,
    method: 'DELETE'

    ,
    schema: async () => (await schemas()).DeletedTag
  }
);}





export const getDeletePartnerTagMutationKey = () => ['deletePartnerTag'] as const;

export const getDeletePartnerTagMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePartnerTag>>, TError,DeletePartnerTagMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deletePartnerTag>>, TError,DeletePartnerTagMutationVariables, TContext> => {

const mutationKey = getDeletePartnerTagMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deletePartnerTag>>, DeletePartnerTagMutationVariables> = (props) => {
          const {id,tagID} = props ?? {};

          return  deletePartnerTag(id,tagID,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeletePartnerTagMutationResult = NonNullable<Awaited<ReturnType<typeof deletePartnerTag>>>

    export type DeletePartnerTagMutationError = ErrorType<ErrorPayload>
    export type DeletePartnerTagMutationVariables = {id: string;tagID: Id}

    /**
 * @summary Удалить метку
 */
export const useDeletePartnerTag = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePartnerTag>>, TError,DeletePartnerTagMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deletePartnerTag>>,
        TError,
        DeletePartnerTagMutationVariables,
        TContext
      > => {
      return useMutation(getDeletePartnerTagMutationOptions(options), queryClient);
    }
