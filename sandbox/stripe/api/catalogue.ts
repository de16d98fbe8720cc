import { z } from "zod";
import { noSuch } from "../errors.ts";
import type { Endpoint } from "./endpoint.ts";
import { listOf } from "./list.ts";
import { expansion, flag, page, read, text } from "./parameters.ts";

const priceList = z.strictObject({
  ...page,
  active: flag.optional(),
  currency: text.optional(),
  product: text.optional(),
  type: z.enum(["one_time", "recurring"]).optional(),
});

export const catalogueEndpoints: Endpoint[] = [
  {
    method: "GET",
    path: "/v1/prices",
    answer(account, { given }) {
      const asked = read(priceList, given);
      const prices = account.prices
        .all()
        .filter(({ active }) => asked.active === undefined || asked.active === active)
        .filter(({ currency }) => asked.currency === undefined || asked.currency === currency)
        .filter(({ product }) => asked.product === undefined || asked.product === product)
        .filter(({ type }) => asked.type === undefined || asked.type === type);
      return listOf("/v1/prices", prices, asked);
    },
  },
  {
    method: "GET",
    path: "/v1/prices/:id",
    answer(account, { params: { id = "" }, given }) {
      read(z.strictObject(expansion), given);
      const price = account.prices.get(id);
      if (!price) throw noSuch("price", id);
      return price;
    },
  },
  {
    method: "GET",
    path: "/v1/products",
    answer(account, { given }) {
      const asked = read(z.strictObject({ ...page, active: flag.optional() }), given);
      const products = account.products
        .all()
        .filter(({ active }) => asked.active === undefined || asked.active === active);
      return listOf("/v1/products", products, asked);
    },
  },
  {
    method: "GET",
    path: "/v1/products/:id",
    answer(account, { params: { id = "" }, given }) {
      read(z.strictObject(expansion), given);
      const product = account.products.get(id);
      if (!product) throw noSuch("product", id);
      return product;
    },
  },
];
