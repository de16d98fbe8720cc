/** What dogs, cats and other pets are called, in small letters; many of them are words. */
export const PET_NAMES: ReadonlySet<string> = new Set(
  (
    "abby ace alfie angel annie apollo archie ariel arlo ash athena atlas augie axel baby bailey bambi bandit banjo " +
    "bear beau bella benji benny bentley biscuit blackie blaze blue bo bonnie boo boomer boots brandy brody brownie " +
    "bruno brutus bubba bubbles buddy buster butters buttercup cali callie casey casper cash champ chance charlie " +
    "checkers chester chewie chewy chico chief chip chloe churro cinnamon cleo clifford clover coco cocoa cody " +
    "cookie cooper copper cosmo cricket crystal cuddles cupcake daisy dakota dash dexter diamond diesel dixie doodle " +
    "duchess duke dusty echo eclipse ella ellie elmo elsa elvis ember felix fergus fido figaro finn finnegan flash " +
    "fluffy fluffball fox frankie freckles freya frida garfield george ghost gigi ginger gizmo goldie goose grace " +
    "gracie gus hank hannah harley harper hazel heidi henry hershey honey hunter iris ivy izzy jack jackson jade " +
    "jasmine jasper jax jazz jelly jojo josie june juniper kiki king kira kitty koda kobe kona lady leia lenny leo " +
    "lexi lilly lily linus loki lola louie lucky lucy luke lulu luna mabel mac macy maddie maggie mango marley " +
    "maui maverick max maximus maya meatball mia mickey midnight millie milo mimi minnie miso missy misty mittens " +
    "mocha mochi molly moose mowgli muffin murphy nacho nala nemo nike noodle noodles nova nugget nutmeg oakley odie " +
    "odin olive oliver ollie onyx opie oreo oscar otis otto ozzy pancake panda patch patches peaches peanut pearl " +
    "pebbles penny pepper percy phoebe pickle pickles piper pippin pluto pogo poppy porkchop prince princess pudding " +
    "pugsley pumpkin quincy raisin ralph rambo ranger raven reese rex riley ringo ripley river rocco rocket rocky " +
    "romeo roo roscoe rosie roxie roxy ruby rudy ruffles rufus ruger rusty sadie sage sally salem sam samson sandy " +
    "sasha sassy scooby scooter scout shadow shelby sheba sienna simba skip skittles skye sky smokey smudge snickers " +
    "snoopy snowball snowy socks sophie spanky sparky spike spot sprinkles star stella stitch storm sugar sully " +
    "sunny sushi tabby taco taffy tank taz teddy thor tigger tiger tilly tinkerbell toby toffee tofu trixie truffle " +
    "tucker turbo tux twix tyson waffle waffles walter whiskers widget willow winnie winston wrigley yoda zelda zeus ziggy zoe"
  ).split(" "),
);
