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
  ImportResult
} from '../model';

const schemas = () => import('./import.schemas.ts');
import type {
  ErrorPayload,
  ImportFile
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getImportProductsUrl = () => {




  return `/api/v1/import/excel`
}

/**
 * Читает файл, находит товары и сразу отвечает; в корзину ничего не кладёт. Больше 5 МБ — 413 TooLarge; не читается или слишком велик внутри — 422 FileUnreadable, без нужных столбцов — 422 ColumnsNotFound, пуст — 422 FileEmpty, больше 5 000 строк — 422 TooManyRows. Чужая компания — 404.
 * @summary Разобрать файл с товарами
 */
export const importProducts = async (importFile: ImportFile, options?: Parameters<typeof http>[1]): Promise<ImportResult> => {
    const formData = new FormData();
formData.append(`file`, importFile.file);
if(importFile.partnerID !== undefined) {
 formData.append(`partnerID`, importFile.partnerID);
 }

  return http<ImportResult>(getImportProductsUrl(),
  {
    ...options,
    method: 'POST'
    ,
    body: formData,
    schema: async () => (await schemas()).ImportResult
  }
);}





export const getImportProductsMutationKey = () => ['importProducts'] as const;

export const getImportProductsMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importProducts>>, TError,ImportProductsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof importProducts>>, TError,ImportProductsMutationVariables, TContext> => {

const mutationKey = getImportProductsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof importProducts>>, ImportProductsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  importProducts(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ImportProductsMutationResult = NonNullable<Awaited<ReturnType<typeof importProducts>>>
    export type ImportProductsMutationBody = ImportFile
    export type ImportProductsMutationError = ErrorType<ErrorPayload>
    export type ImportProductsMutationVariables = {data: ImportFile}

    /**
 * @summary Разобрать файл с товарами
 */
export const useImportProducts = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importProducts>>, TError,ImportProductsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof importProducts>>,
        TError,
        ImportProductsMutationVariables,
        TContext
      > => {
      return useMutation(getImportProductsMutationOptions(options), queryClient);
    }
