import {
  queryOptions as queryOptionsBuilder,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  ImportResult
} from '../model';

const schemas = () => import('./import.schemas.ts');
import type {
  ChooseImportProducts,
  DownloadImport,
  ErrorPayload,
  ImportFile
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

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
    export const getChooseImportProductsUrl = () => {




  return `/api/v1/import/choose`
}

/**
 * Решает неоднозначные строки, исправляет количества и возвращает весь разбор заново, с нынешними ценами и остатками. Без выборов ничего не меняет: так разбор читают после перезагрузки и пока он Pending. Чужой или просроченный — 404; товар не из предложенных или строки нет — 422 ChoiceInvalid.
 * @summary Выбрать из похожих и исправить количества
 */
export const chooseImportProducts = async (chooseImportProductsBody: ChooseImportProducts, options?: Parameters<typeof http>[1]): Promise<ImportResult> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<ImportResult>(getChooseImportProductsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(chooseImportProductsBody),
    schema: async () => (await schemas()).ImportResult
  }
);}





export const getChooseImportProductsMutationKey = () => ['chooseImportProducts'] as const;

export const getChooseImportProductsMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof chooseImportProducts>>, TError,ChooseImportProductsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof chooseImportProducts>>, TError,ChooseImportProductsMutationVariables, TContext> => {

const mutationKey = getChooseImportProductsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof chooseImportProducts>>, ChooseImportProductsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  chooseImportProducts(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChooseImportProductsMutationResult = NonNullable<Awaited<ReturnType<typeof chooseImportProducts>>>
    export type ChooseImportProductsMutationBody = ChooseImportProducts
    export type ChooseImportProductsMutationError = ErrorType<ErrorPayload>
    export type ChooseImportProductsMutationVariables = {data: ChooseImportProducts}

    /**
 * @summary Выбрать из похожих и исправить количества
 */
export const useChooseImportProducts = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof chooseImportProducts>>, TError,ChooseImportProductsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof chooseImportProducts>>,
        TError,
        ChooseImportProductsMutationVariables,
        TContext
      > => {
      return useMutation(getChooseImportProductsMutationOptions(options), queryClient);
    }
    export const getDownloadImportUrl = () => {




  return `/api/v1/import/download`
}

/**
 * Книга XLSX: шаблон для заполнения либо строки разбора с исходом и пояснением. Текст, который таблица приняла бы за формулу, обезврежен. Чужой или просроченный разбор — 404.
 * @summary Скачать шаблон или строки с ошибками
 */
export const downloadImport = async (downloadImportBody: DownloadImport, options?: Parameters<typeof http>[1]): Promise<Blob> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Blob>(getDownloadImportUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(downloadImportBody)
  }
);}





export const getDownloadImportQueryKey = (downloadImportBody?: DownloadImport,) => {
    return [
    'POST', 'api','v1','import','download', downloadImportBody
    ] as const;
    }


export const getDownloadImportQueryOptions = <TData = Awaited<ReturnType<typeof downloadImport>>, TError = ErrorType<ErrorPayload>>(downloadImportBody: DownloadImport, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadImport>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getDownloadImportQueryKey(downloadImportBody);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof downloadImport>>> = ({ signal }) => downloadImport(downloadImportBody, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof downloadImport>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type DownloadImportQueryResult = NonNullable<Awaited<ReturnType<typeof downloadImport>>>
export type DownloadImportQueryError = ErrorType<ErrorPayload>


export function useDownloadImport<TData = Awaited<ReturnType<typeof downloadImport>>, TError = ErrorType<ErrorPayload>>(
 downloadImportBody: DownloadImport, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadImport>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadImport>>,
          TError,
          Awaited<ReturnType<typeof downloadImport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDownloadImport<TData = Awaited<ReturnType<typeof downloadImport>>, TError = ErrorType<ErrorPayload>>(
 downloadImportBody: DownloadImport, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadImport>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadImport>>,
          TError,
          Awaited<ReturnType<typeof downloadImport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDownloadImport<TData = Awaited<ReturnType<typeof downloadImport>>, TError = ErrorType<ErrorPayload>>(
 downloadImportBody: DownloadImport, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadImport>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Скачать шаблон или строки с ошибками
 */

export function useDownloadImport<TData = Awaited<ReturnType<typeof downloadImport>>, TError = ErrorType<ErrorPayload>>(
 downloadImportBody: DownloadImport, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadImport>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getDownloadImportQueryOptions(downloadImportBody,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Скачать шаблон или строки с ошибками
 */
export const prefetchDownloadImportQuery = async <TData = Awaited<ReturnType<typeof downloadImport>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, downloadImportBody: DownloadImport, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadImport>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getDownloadImportQueryOptions(downloadImportBody,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useDownloadImport} query
 */
export const invalidateDownloadImport = async (
 queryClient: QueryClient, downloadImportBody: DownloadImport, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getDownloadImportQueryKey(downloadImportBody) }, options);

  return queryClient;
}

/**
 * @summary Скачать шаблон или строки с ошибками
 */
export const useSetDownloadImportQueryData = () => {
  const queryClient = useQueryClient();
  return (downloadImportBody: DownloadImport | undefined,updater: Awaited<ReturnType<typeof downloadImport>> | undefined | ((old: Awaited<ReturnType<typeof downloadImport>> | undefined) => Awaited<ReturnType<typeof downloadImport>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof downloadImport>>>({ exact: $exactMatch, queryKey: getDownloadImportQueryKey(downloadImportBody) }, updater);
  };
}

/**
 * @summary Скачать шаблон или строки с ошибками
 */
export const useGetDownloadImportQueryData = () => {
  const queryClient = useQueryClient();
  return (downloadImportBody: DownloadImport,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof downloadImport>>>(getDownloadImportQueryKey(downloadImportBody));
}


export const getDownloadImportSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof downloadImport>>, TError = ErrorType<ErrorPayload>>(downloadImportBody: DownloadImport, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof downloadImport>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getDownloadImportQueryKey(downloadImportBody);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof downloadImport>>> = ({ signal }) => downloadImport(downloadImportBody, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof downloadImport>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type DownloadImportSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof downloadImport>>>
export type DownloadImportSuspenseQueryError = ErrorType<ErrorPayload>


export function useDownloadImportSuspense<TData = Awaited<ReturnType<typeof downloadImport>>, TError = ErrorType<ErrorPayload>>(
 downloadImportBody: DownloadImport, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof downloadImport>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDownloadImportSuspense<TData = Awaited<ReturnType<typeof downloadImport>>, TError = ErrorType<ErrorPayload>>(
 downloadImportBody: DownloadImport, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof downloadImport>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDownloadImportSuspense<TData = Awaited<ReturnType<typeof downloadImport>>, TError = ErrorType<ErrorPayload>>(
 downloadImportBody: DownloadImport, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof downloadImport>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Скачать шаблон или строки с ошибками
 */

export function useDownloadImportSuspense<TData = Awaited<ReturnType<typeof downloadImport>>, TError = ErrorType<ErrorPayload>>(
 downloadImportBody: DownloadImport, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof downloadImport>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getDownloadImportSuspenseQueryOptions(downloadImportBody,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






