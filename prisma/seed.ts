import { Algorithm, hash, verify } from "@node-rs/argon2";
console.log(Algorithm, hash, verify);
